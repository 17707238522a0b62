internal import Observation
public import ProvisoCore

// An element that is bound to an attribute of a form: label, scenario, rules, messages and display are the form's.

extension ValidatableInterfaceElement {
    /// Binds the element to an attribute of a form, or to a part of one.
    ///
    /// ```swift
    /// emailField.bind(to: form, \.email)
    /// cityField.bind(to: form, \.address.city)
    /// ```
    ///
    /// What the person enters goes to the form and is judged there; what code changes in the form comes to the element,
    /// where the person is not at it. The element keeps the form.
    ///
    /// An element for a row that does not exist keeps what it shows, and ignores what the user enters. If the key path does not
    /// determine the row, the form has an error; see ``FormModel/enter(_:into:)``.
    public func bind<Model>(to form: FormModel<Model>, _ keyPath: WritableKeyPath<Model, InputType>) {
        form.noteIfUnknown(keyPath)
        tie(
            to: form, at: form.path(of: keyPath), enter: { form.enter($0, into: keyPath) },
            value: { form.leadsNowhere(keyPath) ? nil : form[dynamicMember: keyPath] })
    }

    /// Binds the element to an attribute of a form that may be `nil`, or to a part of one. An empty text is `nil`; for
    /// `nil` an element of text is empty, and any other is left as it is.
    public func bind<Model>(to form: FormModel<Model>, _ keyPath: WritableKeyPath<Model, InputType?>) {
        form.noteIfUnknown(keyPath)
        tie(
            to: form, at: form.path(of: keyPath),
            enter: { value in
                let isEmpty = (value as? String)?.isEmpty ?? false
                form.enter(isEmpty ? nil : value, into: keyPath)
            },
            value: { form.leadsNowhere(keyPath) ? nil : form[dynamicMember: keyPath] ?? "" as? InputType })
    }

    /// Ends what binds the element to a form. Its value stays.
    public func unbind() {
        validation.tie?.report([])
        observe { validation.tie = nil }
    }

    /// How messages name the element: as the form does that it is bound to.
    public var validationLabel: AttributeLabel? { validation.tie?.label }

    private func tie<Model>(
        to form: FormModel<Model>, at path: FieldPath, enter: @escaping (InputType) -> Void,
        value: @escaping () -> InputType?
    ) {
        let field = form.owner(of: path)
        let token = ElementToken()
        validation.tie?.report([])
        let tie = ElementTie(
            enter: enter, value: value,
            begin: { form.beginEditing(at: path) }, end: { form.endEditing(at: path) },
            wantsFocus: { form.wantsFocus(at: path) },
            validate: {
                _ = form.validate(FormScope([path]), clearErrors: true)
                field.submit()
            },
            violations: { form.violations(at: path) },
            shownErrors: { form.shown(form.errors(at: path)) },
            applySuggestion: { form.applySuggestion(of: form.violations(at: path)) },
            report: { form.note($0, of: token, at: path) }, display: { field.display }, catalog: { form.catalog },
            label: field.label)
        observe { validation.tie = tie }
        takeOver()
        validation.refresh(inputValue)
        follow()
    }

    /// Follows what becomes known of the attribute: answers of asynchronous rules, a submission, values that code sets.
    private func follow() {
        withObservationTracking {
            guard let tie = validation.tie else { return }
            _ = tie.value()
            _ = tie.shownErrors()
            _ = tie.violations()
            _ = tie.catalog()
            _ = tie.wantsFocus()
        } onChange: { [weak self] in
            Task { @MainActor in
                guard let self, let tie = self.validation.tie else { return }
                self.takeOver()
                self.validation.refresh(self.inputValue)
                // An element that cannot take it leaves the request to others.
                if tie.wantsFocus() { self.takeFocus() }
                // One that has it already tells of no begin.
                if tie.wantsFocus(), self.validation.hasFocus { tie.begin() }
                self.follow()
            }
        }
    }
}

extension ValidatableInterfaceElement where InputType == String {
    /// Binds an element of text to an attribute of any type, or to a part of one: what is typed is converted where nothing is
    /// lost, and what cannot be is an error of the attribute.
    ///
    /// ```swift
    /// ageField.bind(to: form, text: \.age)      // age: Int
    /// ```
    public func bind<Model>(to form: FormModel<Model>, text keyPath: PartialKeyPath<Model>) {
        form.noteIfUnknown(keyPath)
        tie(
            to: form, at: form.path(of: keyPath), enter: { form.type($0, into: keyPath) },
            value: { form.observedText(of: keyPath) })
    }

    /// Binds an element of text to an attribute or a part of one by its name, of a record for example: `rows[1].quantity`; see
    /// ``bind(to:text:)``.
    ///
    /// - Throws: ``UnknownAttribute``, also where a list has no such element.
    public func bind<Model>(to form: FormModel<Model>, _ name: String) throws(UnknownAttribute) {
        let path = try form.path(named: name)
        tie(
            to: form, at: path, enter: { form.take(typed: $0, at: path) },
            value: { form.observedText(at: path) })
    }
}
