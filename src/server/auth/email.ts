/** The normalized form in which e-mail addresses are stored and compared. */
export const normalizeEmail = (email: string) => email.normalize('NFKC').trim().toLowerCase()
