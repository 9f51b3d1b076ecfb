/** Said where a button waits for the screening of the service. */
export const screeningNote = '審査がおわると募集できます(通常1営業日)'
