export const chipGroupsStyle = `
  .chipGroups { display: grid; gap: 16px; margin-bottom: 8px; [data-error]:empty { min-height: 0; } }
`
