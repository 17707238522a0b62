extension NationalNumberTables {
    /// The numbers of banks and of their branches.
    ///
    /// Sources: the standards and authorities that a row names.
    static let bankCodes: StaticString = """
        AU;n{3}-n{3};;032-000;AusPayNet, BSB
        CA;n{5}-n{3};;00011-001;Payments Canada, rule A-10
        DE;[1-8]n{2} n{3} n{2};;370 400 44;Deutsche Bundesbank, Bankleitzahl
        GB;n{2}-n{2}-n{2};;20-00-00;Pay.UK, sort code
        IE;9n-n{2}-n{2};;93-11-52;BPFI, national sort code
        IN;a{4}0c{6};;SBIN0000300;RBI, IFSC
        JP;n{4}-n{3};;0001-001;Zengin
        NZ;n{2}-n{4};;01-0902;Payments NZ
        US;(0n|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)n{7};z3,7,1,3,7,1,3,7,1=10;111000025;ABA, Routing Number Policy
        """
}
