/** What a visitor wrote into a calculator, by the name of its field. */
export type CalculatorEntries = Readonly<Record<string, string>>
