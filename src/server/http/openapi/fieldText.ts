/** What a field is: a Japanese title and an English sentence. */
export type FieldText = readonly [title: string, description: string]
