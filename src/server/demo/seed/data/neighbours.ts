import type { OccupationKey } from '@/domain/data/masterData'

/** A company of Tokyo whose stores post the same work as the restaurant. Nobody signs in to it. */
export const neighbourCompany = {
  id: 3,
  name: '株式会社ひなたダイニング',
  nameKana: 'カブシキガイシャヒナタダイニング',
  corporateNumber: '6000000000003',
  representativeName: '日向 聡',
  postalCode: '1600022',
  prefectureCode: '13',
  city: '新宿区',
  addressLine: '新宿3-40-2',
  building: null,
  phoneNumber: '0300003000',
  industry: '飲食',
  identificationStatus: 'approved' as const,
}

export const neighbourBrand = 'ひなた食堂'
export const neighbourStores = [
  { name: '新宿三丁目店', city: '新宿区', postalCode: '1600022', addressLine: '新宿3-12-4' },
  { name: '池袋西口店', city: '豊島区', postalCode: '1710021', addressLine: '西池袋1-20-3' },
  { name: '品川港南口店', city: '港区', postalCode: '1080075', addressLine: '港南2-15-6' },
  { name: '錦糸町店', city: '墨田区', postalCode: '1300013', addressLine: '錦糸3-8-1' },
  { name: '吉祥寺北口店', city: '武蔵野市', postalCode: '1800004', addressLine: '吉祥寺本町1-9-7' },
] as const

type NeighbourWork = {
  occupation: OccupationKey
  title: string
  jobDescription: string
  start: string
  end: string
  /** Yen an hour above the minimum wage in the first store; each further store adds `stepYen`. */
  aboveMinimum: number
  stepYen: number
}

/** What each of these stores posts: the occupations of the restaurant. */
export const neighbourWork: readonly NeighbourWork[] = [
  {
    occupation: 'hall',
    title: '定食店のホールスタッフ',
    jobDescription: '席へのご案内、料理の提供、テーブルの片付けをお願いします。',
    start: '17:00',
    end: '22:00',
    aboveMinimum: 40,
    stepYen: 30,
  },
  {
    occupation: 'kitchen',
    title: '仕込みと盛り付け',
    jobDescription: '野菜の下ごしらえと、小鉢の盛り付けをお願いします。',
    start: '7:00',
    end: '11:00',
    aboveMinimum: 10,
    stepYen: 20,
  },
  {
    occupation: 'dish',
    title: '洗い場',
    jobDescription: '食器と調理器具を洗い、棚に戻す仕事です。',
    start: '18:00',
    end: '22:00',
    aboveMinimum: 20,
    stepYen: 20,
  },
  {
    occupation: 'register',
    title: 'レジと持ち帰りの受け渡し',
    jobDescription: '会計と、持ち帰りの弁当の受け渡しをお願いします。',
    start: '11:00',
    end: '15:00',
    aboveMinimum: 0,
    stepYen: 20,
  },
]
