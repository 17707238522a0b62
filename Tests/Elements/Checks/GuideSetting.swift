import ProvisoCore
import ProvisoForms
import UIKit

// What the snippets of the guide "Elements" speak of. Scripts/check-elements makes a function `guideSnippet` of them.

@MainActor let form = FormModel(Person.ada)
@MainActor let emailField = UITextField()
@MainActor let ageField = UITextField()
@MainActor let cityField = UITextField()
@MainActor let termsSwitch = UISwitch()
@MainActor let emailErrors = UILabel()
