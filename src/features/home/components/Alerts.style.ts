export const alertsStyle = `
  .homeAlerts {
    display: grid; gap: 8px;
    &:empty { display: none; }
  }
`
