/** What a password must contain (specification, section 5); the names are those of the list that shows them. */
export const passwordRules = {
  length: /^.{15,}$/su,
  letters: /[a-z]/,
  numbers: /[0-9]/,
} as const
export type PasswordRule = keyof typeof passwordRules

/** In characters: what NIST SP 800-63B-4 (3.1.1.2) asks of a password that is the only proof. There is no largest. */
export const MIN_PASSWORD_LENGTH = 15
/** The rules without the length as one pattern for a form control, which a browser checks without our code. */
export const PASSWORD_PATTERN = '(?=.*[a-z])(?=.*[0-9]).*'

export function metPasswordRules(password: string): PasswordRule[] {
  return (Object.keys(passwordRules) as PasswordRule[]).filter((rule) => passwordRules[rule].test(password))
}
