/**
 * The insurances of a shift (職業安定法施行規則4条の2第3項6号). The accident insurance covers everybody
 * (労災保険法3条); the others need a longer contract (雇用保険法6条, 健康保険法3条1項, 厚生年金保険法12条). Whether
 * some companies have workers insured by the day is an open question (docs/OPEN_QUESTIONS.md).
 */
export const INSURANCES =
  '労災保険あり。雇用保険・健康保険・厚生年金保険は、勤務1回の契約のため適用なし'
