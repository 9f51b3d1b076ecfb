/** Why nothing can be posted from a template during its screening. */
export const screeningNote = '審査がおわると募集できます(通常1営業日)'
