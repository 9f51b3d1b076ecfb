/** Converts a text for storing: an emptied field becomes null, a field that was not sent stays undefined. */
export const emptyToNull = (text: string | undefined) => (text === '' ? null : text)
