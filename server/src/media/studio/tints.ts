export const studioCategories = ['coffee', 'food', 'gifts', 'souvenirs', 'other'] as const
export type StudioCategory = (typeof studioCategories)[number]

/** `light` is the center, `deep` the edges, `shade` the floor shadow. */
export type Tint = { light: string; mid: string; deep: string; shade: string }

export const tints: Record<StudioCategory, [Tint, Tint, Tint]> = {
  coffee: [
    { light: '#FDF3E4', mid: '#F1D9B6', deep: '#DDB27F', shade: '#6B4322' },
    { light: '#FFF5E1', mid: '#F4D3A0', deep: '#E0A266', shade: '#7A431B' },
    { light: '#FAF1E7', mid: '#E9D3BB', deep: '#CBA486', shade: '#5A3A26' },
  ],
  food: [
    { light: '#F7F8EA', mid: '#DCE6C6', deep: '#B2C79A', shade: '#3C5230' },
    { light: '#FBF8E4', mid: '#E7E6B9', deep: '#C4C489', shade: '#55542A' },
    { light: '#F1F7EE', mid: '#CFE2CF', deep: '#9CC0A2', shade: '#2E5140' },
  ],
  gifts: [
    { light: '#FEF3F1', mid: '#F6D8D3', deep: '#E2ADA8', shade: '#7A3B3B' },
    { light: '#FFF4EC', mid: '#F8D7C3', deep: '#E6AC90', shade: '#7F4128' },
    { light: '#FBF0F4', mid: '#EDD2DF', deep: '#D0A4BC', shade: '#693A54' },
  ],
  souvenirs: [
    { light: '#F1F8F9', mid: '#CBE3E8', deep: '#97C2CC', shade: '#275460' },
    { light: '#F0F9F5', mid: '#C6E5DB', deep: '#8FC4B6', shade: '#21584B' },
    { light: '#F3F5FB', mid: '#D0DBEC', deep: '#A0B4D2', shade: '#31456B' },
  ],
  other: [
    { light: '#FBF7EC', mid: '#ECE2CA', deep: '#CFBE98', shade: '#5C4D2C' },
    { light: '#FAF5EF', mid: '#E8DCCF', deep: '#C6B29C', shade: '#574334' },
    { light: '#F6F6EF', mid: '#DFE0D2', deep: '#B7BBA4', shade: '#444A38' },
  ],
}
