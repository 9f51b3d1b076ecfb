/** The name of each amount and what it counts; yen with tax. docs/CONTEXT.md lists them. */
type Figure = { label: string; note: string }

/** Shifts of the month whose pay is fixed. */
export const settledFigure: Figure = { label: '報酬が確定した分', note: '確定した勤務だけ' }
/** `settledFigure` and the planned pay of all matched workers: the total of the month without further matches. */
export const usedFigure: Figure = { label: '使用見込み', note: '決まっている勤務の分' }
/** An open statement (速報) counts what was worked; pay that is not fixed yet counts as planned. */
export const openStatementNote = '勤務の終わった分だけ'
/** The part of the workers' pay that the operator bears; never billed to the store. */
export const operatorFigure: Figure = {
  label: '運営が負担する分',
  note: '運営のボーナスと、その割増',
}
