/** Names a minimum wage: after its prefecture, or as the 特定最低賃金 of the store. */
export const minimumWageName = ({
  prefectureName,
  isSpecific,
}: {
  prefectureName: string
  isSpecific: boolean
}) => (isSpecific ? '店舗に登録した特定最低賃金' : `${prefectureName}の最低賃金`)
