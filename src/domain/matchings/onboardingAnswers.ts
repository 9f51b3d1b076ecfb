type Question = { id: string; body: string }
type Answer = { questionId: string; options: readonly string[]; body: string }

/** Formats the answers of a worker in one line: '制服のサイズは?: M / 経験は?: ある、3年'. */
export const onboardingAnswersText = (
  questions: readonly Question[],
  answers: readonly Answer[] | null,
) =>
  (answers ?? [])
    .map(({ questionId, options, body }) => {
      const question = questions.find(({ id }) => id === questionId)?.body ?? ''
      return `${question}: ${[...options, body].filter(Boolean).join('、')}`
    })
    .join(' / ')
