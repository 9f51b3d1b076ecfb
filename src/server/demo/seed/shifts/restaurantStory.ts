import type { PlannedOffer } from '@/server/demo/seed/offering'

export const RESTAURANT_ID = 1
/** Titles of the restaurant's offers that have a part in the story of the demonstration. */
export const titles = {
  banquet: '貸切・宴会のホールスタッフ',
  lunch: 'ランチのホールスタッフ',
  dinner: 'ディナーのホールスタッフ',
  morning: '朝の仕込み・盛り付け',
  night: '閉店後の清掃・洗い場',
} as const

/** What the story fixes about a shift; the rest is random. */
type StoryPart = { takenSeats?: number; isDraft?: boolean }
/** By title of the offer, then by days from today. */
type Story = Record<string, Record<number, StoryPart>>

const restaurantStory: Story = {
  [titles.lunch]: { 0: { takenSeats: 3 }, 1: { takenSeats: 2 }, 3: { isDraft: true } },
  [titles.dinner]: { 0: { takenSeats: 2 }, 1: { takenSeats: 3 }, 2: { takenSeats: 0 } },
  [titles.morning]: {
    [-4]: { takenSeats: 0 },
    0: { takenSeats: 1 },
    1: { takenSeats: 1 },
  },
}
const otherStory: Story = { '夕方のレジ(セミセルフ)': { 1: { takenSeats: 0 } } }

/** The part of the story that an offer plays on a day, counted from today; empty when it plays none. */
export function storyPartOf({ store, plan }: PlannedOffer, dayIndex: number): StoryPart {
  const story = store.id === RESTAURANT_ID ? restaurantStory : otherStory
  return story[plan.title]?.[dayIndex] ?? {}
}
