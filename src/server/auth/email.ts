/** The form in which addresses are kept and compared. */
export const plainEmail = (email: string) => email.normalize('NFKC').trim().toLowerCase()
