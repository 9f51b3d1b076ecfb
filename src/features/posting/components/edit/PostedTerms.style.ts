export const postedTermsStyle = `
  .postedTermsText { white-space: pre-line; }
`
