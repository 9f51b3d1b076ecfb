/** The gender in a list or a file: '' if it was not given. */
export const genderText = { male: '男性', female: '女性', unspecified: '' } as const
