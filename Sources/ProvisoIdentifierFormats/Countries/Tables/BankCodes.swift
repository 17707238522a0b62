extension NationalNumberTables {
    /// The numbers of banks and of their branches.
    ///
    /// Sources: the documents and packages that a row names.
    static let bankCodes: StaticString = """
        AU;n{3}-n{3};;032-000;bsb-lookup, BSB
        DE;[1-8]n{2} n{3} n{2};;370 400 44;schwifty, Bankleitzahl
        GB;n{2}-n{2}-n{2};;20-00-00;IBAN Registry, sort code
        IE;n{2}-n{2}-n{2};;93-11-52;IBAN Registry, national sort code
        IN;a{4}0c{6};;SBIN0000300;Razorpay IFSC
        NZ;n{2}-n{4};;01-0902;django-localflavor
        US;(0n|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)n{7};z3,7,1,3,7,1,3,7,1=10;111000025;validator.js, ABA routing number
        """
}
