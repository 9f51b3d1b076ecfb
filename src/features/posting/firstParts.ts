import { CostBill } from './CostBill'
import { UpperSections } from './UpperSections'

/** What the first screen of the form needs beside the page itself, in one piece. */
export const firstParts = { UpperSections, CostBill }
