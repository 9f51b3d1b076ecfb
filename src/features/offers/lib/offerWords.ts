/** The reason why a button is disabled during the screening. */
export const screeningNote = '審査がおわると募集できます(通常1営業日)'
