export type ButtonTone = 'primary' | 'plain' | 'blue' | 'danger' | 'dangerPlain' | 'quiet' | 'link'
/** Height in px. */
export type ButtonSize = 16 | 24 | 32 | 40 | 44 | 48
