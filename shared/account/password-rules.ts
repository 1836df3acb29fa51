/** What a password must contain (specification, section 5); the names are those of the list that shows them. */
export const passwordRules = { letters: /[a-z]/, numbers: /[0-9]/ } as const
export type PasswordRule = keyof typeof passwordRules

/** The same as one pattern for a form control, which a browser checks without our code. */
export const PASSWORD_PATTERN = '(?=.*[a-z])(?=.*[0-9]).*'

/** The rules that a password meets already. */
export function metPasswordRules(password: string): PasswordRule[] {
  return (Object.keys(passwordRules) as PasswordRule[]).filter((rule) => passwordRules[rule].test(password))
}
