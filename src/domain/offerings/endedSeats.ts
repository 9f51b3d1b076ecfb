/**
 * Notes how many of the taken seats have no worker any more: ' ・ うち欠勤・取消 1名'; '' for none. A seat that was
 * taken when the shift began stays taken after an absence, so there are more taken seats than people who came.
 */
export const endedSeatsText = (endedSeatCount: number) =>
  endedSeatCount > 0 ? ` ・ うち欠勤・取消 ${endedSeatCount}名` : ''
