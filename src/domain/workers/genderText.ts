/** The gender in a list or a file: nothing for somebody who told none. */
export const genderText = { male: '男性', female: '女性', unspecified: '' } as const
