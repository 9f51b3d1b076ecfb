/** The message that a worker gets with the manuals of a job, as soon as they are matched. */
export const manualMessage = (manuals: readonly { name: string }[]) =>
  `お仕事のマニュアル(PDF)です。勤務の前にご確認ください。\n${manuals.map(({ name }) => `・${name}`).join('\n')}`
