/** The issuer of the invoices of the figures. */
export const issuer = {
  name: 'スポットシフト株式会社',
  registrationNumber: 'T8000000000001',
  address: '東京都千代田区丸の内1-1-1',
  bankAccount: '',
}
