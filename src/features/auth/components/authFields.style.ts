/** The one column of a form in a card. */
export const authFieldsStyle = `
  .authFields { display: grid; gap: 8px; position: relative; > p { margin: 0 0 8px; word-break: auto-phrase; } }
`
