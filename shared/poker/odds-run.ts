/**
 * Hands that a visitor's own device evaluates at most: about five seconds of a computer's work, half a minute of an old
 * telephone's, with a progress bar and a way out. Two hands of Omaha before the flop are 130 million.
 */
export const OWN_EVALUATIONS = 250_000_000
export const OWN_DEALS = 1_000_000
/** What is counted without being asked for, at every card that is laid: well below a second. Two hands of hold’em are 3.4 million. */
export const UNASKED_EVALUATIONS = 10_000_000
/**
 * Hands that the server evaluates for one request at most, about 10 ms of work; what is more is simulated, and says so.
 * 20,000 deals are enough for whole percentages of any hands; more add a digit only where the pot is all but decided.
 */
export const SERVER_LIMITS = { mostEvaluations: 150_000, mostDeals: 20_000 }
