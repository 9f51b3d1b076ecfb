export const fieldGroupStyle = `
  .uiFieldGroup {
    legend { margin-bottom: 6px; }
  }
`
