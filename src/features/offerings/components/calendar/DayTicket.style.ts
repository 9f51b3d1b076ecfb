export const dayTicketStyle = `
  .dayTicketLine { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 10px; }
`
