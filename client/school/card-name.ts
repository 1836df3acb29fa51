interface CardWords {
  /** `{rank}` and `{suit}` in the order of the language. */
  card: string
  ranks: Readonly<Record<string, string>>
  suits: Readonly<Record<string, string>>
}

export function cardName(code: string, { card, ranks, suits }: CardWords): string {
  const [rank = '', suit = ''] = code
  return card.replace('{rank}', ranks[rank] ?? rank).replace('{suit}', suits[suit] ?? suit)
}
