/** Letters of other alphabets that look like Latin ones: a word written with them reads the same to people. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аеіоурсхкАВЕІКМНОРСТХαικνορυхΑΒΕΗΙΚΜΝΟΡΤΥΧ'].map((letter, at) => [
    letter,
    [...'aeioypcxkABEIKMHOPCTXaikvopyxABEHIKMNOPTYX'][at] ?? letter,
  ]),
)

/**
 * A text as rules about words read it: one way to write each letter, dash, apostrophe and space, without accents and
 * without characters that nobody sees. Upper and lower case and line feeds stay.
 */
export function foldText(text: string): string {
  return text
    .replace(/[^\x20-\x7e\n]+/g, foldCharacters)
    .replace(/`/g, '’')
    .replace(/[^\S\n]+/g, ' ')
}

function foldCharacters(characters: string): string {
  return characters
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => lookalikes[letter] ?? letter)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u2018\u2019\u02bc´]/g, '’')
}
