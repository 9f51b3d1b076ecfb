export const moneyFieldStyle = `
  .uiMoneyField {
    display: flex; flex-wrap: wrap; align-items: center; gap: 8px;
    [data-box] { width: 140px; margin-right: 8px; }
  }
`
