/**
 * Removes the spaces and line breaks of a pattern, so that it can be written on several lines. Rules read texts without
 * spaces, so a pattern never needs one.
 */
export const phrase = (parts: TemplateStringsArray, ...values: readonly string[]) =>
  String.raw(parts, ...values).replace(/\s+/g, '')

/** Makes an alternative of words separated by spaces: 「方 人 者」 becomes 「(?:方|人|者)」. */
export const oneOf = (parts: TemplateStringsArray, ...values: readonly string[]) =>
  `(?:${String.raw(parts, ...values)
    .trim()
    .split(/\s+/)
    .join('|')})`
