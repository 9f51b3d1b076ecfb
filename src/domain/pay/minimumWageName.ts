/** What a minimum wage is called: by its prefecture, or by the trade that the store carries. */
export const minimumWageName = ({
  prefectureName,
  isSpecific,
}: {
  prefectureName: string
  isSpecific: boolean
}) => (isSpecific ? '店舗に登録した特定最低賃金' : `${prefectureName}の最低賃金`)
