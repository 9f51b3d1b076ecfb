import type { ResidenceStatus } from '@/contracts/foreignWorkers/enums'

/** Where the people of `foreignNames` come from and with which status, by the letters of their residence cards. */
export const residenceByLetters: Readonly<
  Record<string, { nationality: string; status: ResidenceStatus }>
> = {
  'NGUYEN THI LINH': { nationality: 'ベトナム', status: 'spouse_of_japanese' },
  'NGUYEN VAN NAM': { nationality: 'ベトナム', status: 'student' },
  'SHRESTHA ANITA': { nationality: 'ネパール', status: 'dependent' },
  'THAPA BIKASH': { nationality: 'ネパール', status: 'student' },
  'LIU KAI': { nationality: '中国', status: 'permanent_resident' },
  'KIM MINJI': { nationality: '韓国', status: 'student' },
  'SANTOS MARIA': { nationality: 'フィリピン', status: 'long_term_resident' },
  'SILVA LUCAS': { nationality: 'ブラジル', status: 'long_term_resident' },
  'AUNG HTET': { nationality: 'ミャンマー', status: 'student' },
  'PHAM NGOC ANH': { nationality: 'ベトナム', status: 'dependent' },
}
