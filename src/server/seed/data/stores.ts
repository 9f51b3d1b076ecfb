import type { NearestStation } from '@/server/db/tables/identity'

export type StorePlan = {
  key: 'restaurant' | 'market' | 'warehouse' | 'hotel' | 'cafe'
  companyId: number; name: string; nameKana: string; code: string; brandName: string; postalCode: string; prefectureCode: string; city: string; addressLine: string; building: string | null
  latitude: string; longitude: string; nearestStations: NearestStation[]; accessNote: string; phoneNumber: string; emergencyPhoneNumber: string; managerName: string
  businessDescription: string; businessHours: string; defaultMeetingPlace: string; checkInNote: string; stoolInspectionRequiredDefault: boolean
  /** Where further stores of the kind stand, for a larger demonstration. */
  branches: string[]
}

export const storePlans: readonly StorePlan[] = [
  {
    key: 'restaurant', companyId: 1, name: 'みのり食堂 渋谷宮益坂店', nameKana: 'ミノリショクドウ シブヤミヤマスザカテン', code: 'T-0142', brandName: 'みのり食堂',
    postalCode: '1500002', prefectureCode: '13', city: '渋谷区', addressLine: '渋谷1-12-8', building: '宮益坂プレイス 1F', latitude: '35.6601', longitude: '139.7043',
    nearestStations: [{ line: '山手線', name: '渋谷', walkMin: 4 }, { line: '銀座線', name: '表参道', walkMin: 9 }], accessNote: '宮益坂口を出て宮益坂を上り、郵便局の手前の角です。',
    phoneNumber: '0300001421', emergencyPhoneNumber: '0300001422', managerName: '森下 由香', businessDescription: '炊きたてのごはんと季節の惣菜を出す定食店です。席数は62席、昼は定食、夜は小皿料理とお酒を提供しています。',
    businessHours: '11:00〜23:00', defaultMeetingPlace: '建物の裏手、従業員通用口のインターホンを押してください。', checkInNote: '事務所の入口にあるQRコードを読み取ってください。', stoolInspectionRequiredDefault: false,
    branches: ['新宿西口店', '池袋東口店', '上野広小路店', '三軒茶屋店', '下北沢駅前店', '自由が丘店', '中目黒店', '恵比寿店', '吉祥寺店', '立川北口店'],
  },
  {
    key: 'market', companyId: 1, name: 'みのりマート 天王寺店', nameKana: 'ミノリマート テンノウジテン', code: 'M-0231', brandName: 'みのりマート',
    postalCode: '5430063', prefectureCode: '27', city: '大阪市天王寺区', addressLine: '茶臼山町4-21', building: null, latitude: '34.6510', longitude: '135.5127',
    nearestStations: [{ line: '大阪環状線', name: '天王寺', walkMin: 6 }], accessNote: '公園口を出て、大通り沿いに北へ進んだ左側です。',
    phoneNumber: '0600002311', emergencyPhoneNumber: '0600002312', managerName: '山根 浩司', businessDescription: '食品を中心に扱うスーパーマーケットです。店内に惣菜、鮮魚、精肉の作業場があります。',
    businessHours: '9:00〜24:00', defaultMeetingPlace: '1階サービスカウンター横の従業員入口にお越しください。', checkInNote: '従業員入口の受付台にあるQRコードを読み取ってください。', stoolInspectionRequiredDefault: true,
    branches: ['上本町店', '阿倍野店', '福島店', '京橋店', '豊中店', '吹田店', '堺東店', '枚方店', '高槻店', '八尾店'],
  },
  {
    key: 'warehouse', companyId: 1, name: 'みのりロジ 船橋センター', nameKana: 'ミノリロジ フナバシセンター', code: 'L-0018', brandName: 'みのりロジ',
    postalCode: '2730012', prefectureCode: '12', city: '船橋市', addressLine: '浜町3-7-2', building: 'B棟', latitude: '35.6852', longitude: '139.9893',
    nearestStations: [{ line: '京葉線', name: '南船橋', walkMin: 14 }], accessNote: '南船橋駅から無料の送迎バスがあります(7:30、8:00、12:30、21:30発)。',
    phoneNumber: '0470001811', emergencyPhoneNumber: '0470001812', managerName: '石原 大樹', businessDescription: '店舗向けの食品と日用品を扱う物流センターです。常温と冷蔵の2つの区画があります。',
    businessHours: '24時間', defaultMeetingPlace: 'B棟1階の警備室で受付をしてください。', checkInNote: '警備室のカウンターにあるQRコードを読み取ってください。', stoolInspectionRequiredDefault: false,
    branches: ['市川センター', '浦安センター', '習志野センター', '柏センター', '松戸センター', '成田センター', '野田センター', '流山センター', '印西センター', '木更津センター'],
  },
  {
    key: 'hotel', companyId: 2, name: 'ホテルはるかぜ 横浜', nameKana: 'ホテルハルカゼ ヨコハマ', code: 'H-01', brandName: 'ホテルはるかぜ',
    postalCode: '2310005', prefectureCode: '14', city: '横浜市中区', addressLine: '本町5-49', building: null, latitude: '35.4481', longitude: '139.6374',
    nearestStations: [{ line: 'みなとみらい線', name: '馬車道', walkMin: 3 }], accessNote: '馬車道駅5番出口を出て右へ進み、1つ目の角です。',
    phoneNumber: '0450000111', emergencyPhoneNumber: '0450000112', managerName: '水野 静香', businessDescription: '客室数148室の都市型ホテルです。朝食会場と宴会場があります。',
    businessHours: '24時間', defaultMeetingPlace: '建物の南側、従業員通用口の警備室にお越しください。', checkInNote: '警備室前の掲示板にあるQRコードを読み取ってください。', stoolInspectionRequiredDefault: false,
    branches: ['新横浜', '桜木町', '川崎', '鎌倉', '小田原', '藤沢', '横須賀', '平塚', '厚木', '箱根湯本'],
  },
  {
    key: 'cafe', companyId: 2, name: 'はるかぜカフェ 名古屋栄店', nameKana: 'ハルカゼカフェ ナゴヤサカエテン', code: 'C-07', brandName: 'はるかぜカフェ',
    postalCode: '4600008', prefectureCode: '23', city: '名古屋市中区', addressLine: '栄3-17-4', building: 'サカエコート 2F', latitude: '35.1672', longitude: '136.9066',
    nearestStations: [{ line: '東山線', name: '栄', walkMin: 5 }], accessNote: '8番出口を出て、三越の裏手の通りを南へ進んだ右側です。',
    phoneNumber: '0520000711', emergencyPhoneNumber: '0520000712', managerName: '加納 翼', businessDescription: '焼き菓子とランチのカフェです。夜はワインと軽い食事を出しています。',
    businessHours: '8:00〜23:00', defaultMeetingPlace: '2階の店舗入口でスタッフに声をかけてください。', checkInNote: 'レジ横のQRコードを読み取ってください。', stoolInspectionRequiredDefault: false,
    branches: ['名駅店', '金山店', '大須店', '今池店', '覚王山店', '星が丘店', '八事店', '千種店', '豊田店', '岡崎店'],
  },
]

export const companyPlans = [
  {
    id: 1, name: '株式会社みのりフーズ', nameKana: 'カブシキガイシャミノリフーズ', corporateNumber: '1000000000001', representativeName: '三宅 恵子', postalCode: '1500002', prefectureCode: '13', city: '渋谷区',
    addressLine: '渋谷2-5-1', building: 'みのりビル 5F', phoneNumber: '0300001000', invoiceRegistrationNumber: 'T1000000000001', usageLimitYen: 12_000_000, employeeSize: '101~' as const, industry: '飲食・小売・物流',
    billing: { department: '経理部', contactName: '長谷川 誠', email: 'accounting@example.com', postalCode: '1500002', address: '東京都渋谷区渋谷2-5-1 みのりビル 5F', paymentMethod: 'bank_transfer', closingDay: 31, dueRule: 'end_of_next_month' },
    classification: 'enterprise' as const,
  },
  {
    id: 2, name: '株式会社はるかぜホテルズ', nameKana: 'カブシキガイシャハルカゼホテルズ', corporateNumber: '2000000000002', representativeName: '春日 健太郎', postalCode: '2310005', prefectureCode: '14', city: '横浜市中区',
    addressLine: '本町5-49', building: null, phoneNumber: '0450000100', invoiceRegistrationNumber: 'T2000000000002', usageLimitYen: 6_000_000, employeeSize: '51~100' as const, industry: '宿泊・飲食',
    billing: { department: '管理部', contactName: '春日 健太郎', email: 'other@example.com', postalCode: '2310005', address: '神奈川県横浜市中区本町5-49', paymentMethod: 'np_kakebarai', closingDay: 31, dueRule: 'end_of_next_month' },
    classification: 'standard' as const,
  },
]

/** Who signs in to the demonstration. `clients` are kinds of stores; without one, the whole company. */
export const accountPlans = [
  { email: 'company@example.com', name: '三宅 恵子', nameKana: 'ミヤケ ケイコ', department: '店舗運営本部', companyId: 1, role: 'companyAdmin', clients: [] },
  { email: 'accounting@example.com', name: '長谷川 誠', nameKana: 'ハセガワ マコト', department: '経理部', companyId: 1, role: 'accounting', clients: [] },
  { email: 'store@example.com', name: '森下 由香', nameKana: 'モリシタ ユカ', department: null, companyId: 1, role: 'clientManager', clients: ['restaurant', 'market'] },
  { email: 'staff@example.com', name: '小野寺 拓也', nameKana: 'オノデラ タクヤ', department: null, companyId: 1, role: 'clientStaff', clients: ['restaurant'] },
  { email: 'viewer@example.com', name: '白石 みなみ', nameKana: 'シライシ ミナミ', department: null, companyId: 1, role: 'viewer', clients: ['restaurant'] },
  { email: 'other@example.com', name: '春日 健太郎', nameKana: 'カスガ ケンタロウ', department: '管理部', companyId: 2, role: 'companyAdmin', clients: [] },
] as const
