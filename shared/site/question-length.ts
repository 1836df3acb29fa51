/** Longest question that is searched for, in characters: bounds the cost of a search. */
export const MAX_QUESTION_LENGTH = 100
