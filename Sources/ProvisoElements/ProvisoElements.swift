// What is here is for UIKit, AppKit and SwiftUI, so on other systems this module is empty. What every element shares, with
// which one's own are made anywhere, is `ValidatableInterfaceElement` of ProvisoForms: it knows no system.
