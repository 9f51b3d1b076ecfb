/** The steps of an application; the last one is the page of its result. */
export const applicationSteps = ['種別', '書類', '確認', '完了'] as const
