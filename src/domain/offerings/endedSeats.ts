/**
 * The note on taken seats without a worker: ' ・ うち欠勤・取消 1名'; '' without any. A seat that was taken when the shift began
 * stays taken (`endedSeatCount`), so the sum is more than the people who came.
 */
export const endedSeatsText = (endedSeatCount: number) =>
  endedSeatCount > 0 ? ` ・ うち欠勤・取消 ${endedSeatCount}名` : ''
