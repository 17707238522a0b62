/// The names of the rules that other parts of the library write documents with. Each stands in the file of its rule.
package enum RuleName {}
