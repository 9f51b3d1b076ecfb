/** A text as it is stored: an emptied field becomes null, a field that was not sent stays undefined. */
export const emptyToNull = (text: string | undefined) => (text === '' ? null : text)
