/** Says why no offering can be posted from an offer during its screening. */
export const screeningNote = '審査がおわると募集できます(通常1営業日)'
