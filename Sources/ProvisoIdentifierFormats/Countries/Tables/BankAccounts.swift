extension NationalNumberTables {
    /// The numbers of accounts in the notation of a country; IBAN is a format of its own.
    ///
    /// Sources: the packages that a row names.
    static let bankAccounts: StaticString = """
        ES;n{4} n{4} n{2} n{10};w4,8,5,10,9,7,3,6=11:01987654321@8 w0,0,0,0,0,0,0,0,0,0,1,2,4,8,5,10,9,7,3,6=11:01987654321@9;1234 1234 16 1234567890;django-localflavor, CCC
        MX;n{18};w3,7,1,3,7,1,3,7,1,3,7,1,3,7,1,3,7=10:0987654321;032180000118359719;django-localflavor, CLABE
        NO;n{4}.n{2}.n{5};w5,4,3,2,7,6,5,4,3,2=11:0_987654321;8601.11.17947;django-localflavor
        NZ;n{2}-n{4}-n{7}-n{2,3};;01-0902-0068389-00;django-localflavor
        """
}
