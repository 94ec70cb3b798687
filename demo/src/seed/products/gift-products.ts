/** One product per line: name | price | drawing | description. `6 cookie` is an image of six cookies. */
export const giftProducts: Record<string, string> = {
  'wren-and-thistle': `
Birthday card, tulip | 5.50 | greeting-card | Letterpress tulip in red, printed in Catheys Valley. Blank inside.
Thank-you card, tulip | 5.50 | greeting-card | The same tulip, "thank you" in small type inside.
Valentine cards, six | 14.00 | 6 love-letter | In white envelopes, sealed with a red heart.
Rose and black pepper candle | 26.00 | candle-jar-rose | Poured in the back room. Garden rose with a little black pepper, about fifty hours.
Cedar and smoke candle | 26.00 | candle-jar | Cedar and wood smoke, about fifty hours.
Tea in a green tin | 12.50 | tin | Black tea with fig leaf. The tin is worth keeping.
Goat milk soap, oatmeal | 8.00 | soap-bar | Plain, mild and cut thick by a goat farmer in Midpines.
Goat milk soap, sage | 8.00 | soap-bar-green | Goat milk soap with sage from the same farm.
Market tote, poppy red | 22.00 | tote-poppy | Sturdy twelve-ounce canvas with a white peak.
Red striped tea towels, three | 28.00 | blanket | Heavy enough to wrap a loaf in.
Red bow | 4.50 | ribbon | Cotton velvet, tied by hand, for the gift you wrapped yourself.
Surprise gift box | 35.00 | gift | Tell us an age, a hobby and one thing to avoid. We choose the gift and wrap it.
Bud vase, speckled | 24.00 | vase-speckled | One stem tall, thrown by Tom at Blue Oak.
Glass jar with lid | 9.00 | jar | For bath salts, buttons or a candle stub. Half a quart.
Confetti notebook | 15.00 | notebook | Dots and dashes on a dark cover, a hundred and twenty unlined pages.
Hand cream, honey and oat | 12.50 | lotion | Absorbs quickly and smells of honey.
Striped bed socks, green | 19.00 | socks | Knitted locally, yellow at the cuff, blue at the toe. One size fits most.
Chocolate bar, sea salt | 8.50 | chocolate | Whitlock's seventy percent in our own wrapper, thin enough for an envelope.
`,
  'tallow-and-wick': `
Incense cedar candle | 24.00 | candle-jar | Shavings from the mill steeped in coconut wax. Pencil boxes and rain.
Orchard candle | 24.00 | candle-jar-rose | Peach skin, hay, a little warm dust.
Chaparral candle | 24.00 | candle-jar-green | Sage and yerba santa on a hot slope, bottled at dusk.
Tallow candles, pair | 13.00 | 2 candle | Rendered, filtered and dipped thirty times. Bright, slow, nearly scentless.
Clay oil lamp | 16.50 | lamp | Painted clay. Fill with olive oil, one wick lasts an evening.
Red scissors | 17.00 | scissors | Long handles, for wicks and ribbon.
Lavender bar | 7.50 | soap-bar | Olive oil soap cured ten weeks, flecked with buds from Ahwahnee.
Miner's scrub bar | 7.50 | soap-bar-green | Pumice and pine tar for grease, soil and regret.
Rose soap, bubbly | 8.00 | soap | Pink, round at the corners, lathers like it means it.
Wax polish, green tin | 12.50 | tin | For boards, boots and banisters.
Pink soap ends, half pound | 5.00 | 3 soap | Offcuts of the rose bar in a paper bag. Good for linen drawers.
Laundry bar | 6.00 | soap-bar | Coconut oil and nothing else. Rub, wait, rinse.
Beeswax polish, yellow tin | 12.00 | tin-marigold | For old furniture that deserves it.
Lotion, unscented, 8 oz | 15.00 | lotion | Five ingredients, all of which can be pronounced in public.
Cedar log, fragrant | 11.00 | wood | A short log for the closet. Sand it lightly once a year.
Bath sponge | 7.50 | sponge | Natural and soft. Rinse it, wring it, hang it up.
`,
  'blue-oak-pottery': `
Breakfast bowl, green | 32.00 | bowl | Holds oatmeal or two scoops, deep green inside and out.
Breakfast bowl, rust | 32.00 | bowl-rust | Iron-rich slip from the creek bank, brick red where it broke thin.
Serving bowl, large green | 68.00 | bowl | Thirteen inches across. The salad bowl for the good cousins.
Rust bowls, three | 84.00 | 3 bowl-rust | Thrown in one sitting so that they really nest.
Camp mug, cream | 28.00 | camp-mug-cream | Twelve ounces, cream enamel with a red mountain.
Moon jar, speckled | 140.00 | vase-speckled | Two thrown halves joined by hand, slightly imperfect at the waist.
Bottle vase, slate | 54.00 | vase | Narrow neck, river-blue glaze. Likes one branch of redbud.
Bud vase, speckled | 22.00 | vase-speckled | For a dandelion brought in by someone small.
Amphora with handles | 95.00 | amphora | Two handles, a Greek key, frost-proof if raised on bricks.
Teapot, red glaze | 110.00 | teapot | Four cups, glazed the red of a barn door.
Cup and saucer, white | 36.00 | tea | A wide cup on a flat saucer. Shown with tea in it.
Place setting | 48.00 | plate | A ten-inch plate with a low rim, and a steel fork and knife to go with it.
Salt shaker | 26.00 | salt | Glass body, perforated cap. Never clogs.
Planted pot | 44.00 | potted-plant | Terracotta, with a young shrub already in it.
Honey pot with dipper | 34.00 | honey | Ribbed clay, and a lid notched for the dipper.
Seconds, surprise box | 30.00 | package | Three pieces with a wobble, a bubble or a kiss mark from the kiln.
`,
  'stitching-room': `
Raymond wool, worsted, blue | 17.00 | yarn | Two hundred yards from one flock, dyed blue, springy.
River wool, DK weight, blue | 21.00 | yarn | Dyed in the sink: the blue of the Merced in May.
River, fingering weight | 24.00 | yarn | Superwash merino in five blues that wander into each other.
Cotton thread, blue | 7.50 | thread | Strong, colorfast, five hundred yards. Needle included.
Sewing thread, blue | 4.50 | thread | A hundred yards on a wooden spool, needle included.
Linen thread, three spools | 19.00 | 3 thread | Waxed, for books and buttons that mean to stay.
Threaded needles, three | 4.00 | 3 needle | Steel, with blue thread already through the eye you can't find.
Red scissors, small | 16.00 | scissors | Small, sharp and never, ever for paper.
Safety pins, dozen | 5.00 | 12 safety-pin | Plain steel, closing with a click.
Blue wool, two balls | 31.00 | 2 yarn | Enough for a hat and one mitten, or two mittens and no hat.
Hand-knit scarf, red | 34.00 | scarf | Knitted by beginners, checked by someone who isn't.
Knitted gloves, purple | 29.00 | gloves | From the Thursday table. One size, stretches.
Handknit socks, green | 48.00 | socks | Made by the Thursday table and sold for the library roof.
Project basket | 39.00 | basket | Willow, lined with cotton, deep enough to hide a purchase in.
`,
  'manzanita-bench': `
Blue topaz ring | 85.00 | ring | A blue stone in a plain silver band, made to measure.
Solitaire rings, three | 210.00 | 3 ring | Three sizes of the same silver ring with a blue stone.
Sapphire solitaire | 190.00 | ring | A Montana sapphire in a low, sensible setting.
Blue topaz, loose | 64.00 | gem | Brilliant cut, ready for your own setting.
Blue zircon, loose | 78.00 | gem | Eight millimeters, very bright.
Gold nugget | 240.00 | nugget | Found up Whitlock way. Comes with a note from the claim.
Berry beads | 38.00 | beads | Dried manzanita berries, polished, knotted between each, red tassel.
Coral strand | 120.00 | beads | Coral beads on silk with a red tassel.
Brass bell charm | 42.00 | bell | Small, golden, and it really rings.
Feather pendant | 36.00 | feather | A real hawk-brown feather cast in resin. Weighs nothing.
Flower brooch | 48.00 | blossom | Pale enamel petals with an orange center.
Medal with ribbon | 35.00 | medal | Brass, engraved with your own words.
Wall mirror, small | 38.00 | mirror | Scalloped brass frame. See how the earrings sit.
`,
  'poppy-lane-flowers': `
Posy, hand-tied | 18.00 | bouquet | As wide as two hands, chosen at the bucket this morning.
Market bouquet | 34.00 | bouquet | A generous armful in paper, no filler pretending to be flowers.
The apology | 48.00 | bouquet | Larger than seems necessary. It usually isn't.
Tulips, dozen | 16.00 | 12 tulip | Pink French tulips, cut tight so they open on your table.
Tulip, pink | 2.50 | tulip | One long stem. February to April.
Sunflowers, five | 12.00 | 5 sunflower | From Yaqui Gulch, with stems long enough for a tall vase.
Garden roses, dozen | 42.00 | 12 rose | Old red varieties that smell. Thorns mostly removed.
Single rose | 5.00 | rose | Red, long in the stem, wrapped in paper when you take it.
Daisy, one stem | 6.50 | blossom | Pale petals, orange heart, two leaves.
Hibiscus bloom | 6.00 | hibiscus | Pink, as wide as a hand. Lasts the dance and the drive home.
Olive branch | 6.00 | herb | Green, good for a month, better dried.
Autumn leaves, three | 5.00 | fallen-leaf | Red and orange, collected along Bear Creek and pressed flat.
Wildflower seed scatter | 5.50 | seed-packet | Clarkia, lupine and tidy tips. Throw before the first rain.
Potted basil | 9.00 | potted-plant | In clay, windowsill sized.
Empty willow basket | 28.00 | basket | Fill it yourself, or tell us with what.
Plain glass jar | 13.00 | jar | Wide mouth. Forgives any arrangement.
`,
  'little-burro': `
Teddy bear, large | 29.00 | teddy | Jointed arms, embroidered nose, a lap of its own.
Small bear, pocket | 14.00 | teddy | Four inches of loyalty.
Diamond kite | 22.00 | kite | Ripstop, ash spars, two hundred feet of line. Flies in a foothill breeze.
Rainbow kite | 31.00 | kite | Four colors and a tail of bows. Flies on a breath.
Yo-yo, purple | 11.00 | yoyo | Purple, waxed string. The trick sheet starts with patience.
Yo-yo, long sleeper | 14.50 | yoyo | Sleeps longer and forgives more.
The Dome puzzle, 300 pieces | 24.00 | puzzle-box | Start with the edge. The sky is easier than it looks.
Floor puzzle, hills and sun | 19.00 | puzzle-box | Twenty-four big pieces that survive being stepped on.
Dice, five | 7.00 | 5 dice | Five white dice with the rules of nine games.
Checkers set, folding | 26.00 | checkers | A wooden board, red against black, with room for the pieces inside.
Playing cards | 9.00 | joker | Fifty-two and a joker who looks like trouble.
Nesting doll, red | 19.00 | nesting-dolls | Painted limewood, opens at the waist. Someone smaller is sleeping inside.
Tin drum | 27.00 | drum | With our apologies to the household.
Maracas, pair | 13.00 | maracas | Gourd and seed, small-hand size.
Beeswax crayon, lime green | 1.50 | crayon | Made in a kitchen in Oakhurst. It smells faintly of July.
Eagle, wooden | 14.50 | eagle | Painted limewood. Hangs from the ceiling on one thread.
Piñata burro, small | 18.00 | pinata | Empty, so you may be generous or sneaky.
`,
  'second-story-books': `
Used novel, clothbound | 4.50 | book | Red cloth, a name on the first page. Bring it back for half.
Mystery, hardcover | 8.00 | book | Red cloth, no jacket. The clerk won't tell you who did it.
The Mariposa War, a history | 18.95 | book | Small-press, careful and fairer than most.
Stack of westerns, three | 9.00 | books | Tied with twine, dust included.
Foothill cookbooks, three | 30.00 | books | Church cookbooks from the fifties, annotated by strong-minded women.
Poetry, staff pick | 14.95 | open-book | Walter's choice this month, with a note about page forty.
Wildflowers of the Sierra foothills | 24.95 | open-book | Sorted by color, sized for a back pocket, waterproof-ish.
Confetti journal | 19.50 | notebook | Unlined paper, stitched, dots all over the cover.
Confetti notebook, pocket | 4.25 | notebook | Ruled pages, the same dots, half the size.
Gift tags, twelve | 6.00 | 12 label | Yellow card with a metal ring. Write small.
Ribbon bookmark | 3.50 | bookmark | Red, two tails and a star.
Reading glasses, blue | 16.00 | glasses | Blue tint, dark frame, four strengths. We lose ours too.
Light bulb, warm | 4.50 | bulb | For the reading lamp. Sixty watts of light for eight of power.
Fountain pen, student | 23.00 | pen | Medium nib, takes cartridges, writes the first time.
Bottle of iron gall ink | 13.00 | ink | Goes on gray, turns black, outlives us.
World map, folded | 17.00 | map | For planning what comes after the foothills.
`,
  'whitlock-chocolates': `
Dark chocolate bar, 70% | 8.50 | chocolate | Two ingredients. Raspberry up front, tobacco behind.
Milk chocolate bar | 8.00 | chocolate | Fifty percent, so it still counts.
Hazelnut chocolate bar | 9.75 | chocolate | Whole hazelnuts from the Willamette, roasted twice.
Salted caramels, dozen | 16.00 | 12 candy | Cooked to the second and wrapped by Anneke's mother.
Honey candies, six | 7.00 | 6 candy | Mount Bullion honey, boiled hard and wrapped.
Gift box of nine | 24.00 | gift | Filled when you order. The diagram is in the lid so nobody bites blind.
Gift box of twenty-four | 58.00 | gift | The whole collection twice, with the violet one hidden.
Strawberries for dipping, six | 5.50 | 6 strawberry | From Yaqui Gulch, to dip at home. Chocolate not included.
Roasted peanuts | 7.50 | 12 peanuts | In the shell, salted, from the roaster at noon.
Chestnuts, dozen | 7.00 | 12 chestnut | Roasted over the barn stove in November.
Rainbow lollipop | 3.50 | lollipop | Swirled, large, slow.
Drinking chocolate, tin | 15.50 | tin | Grated, not powdered. Two spoons, hot milk.
Chocolate cupcake, pink | 4.50 | cupcake | Pink frosting, sprinkles, chocolate inside. Saturdays.
`,
  'linen-and-larkspur': `
Throws, lake stripe | 88.00 | blanket-lake | Cotton and linen, washed soft, long enough for the tall one.
Throws, madder stripe | 88.00 | blanket | Woven in Grass Valley on a loom older than the county road.
Camp blankets, red | 145.00 | blanket | Three pounds of warmth with a whip-stitched edge.
Linen dress, blue | 98.00 | dress | Sleeveless, belted, improves with washing.
Lake towels, set | 46.00 | blanket-lake | Washed cotton, lake blue with cream stripes. Never iron them.
Market tote, natural | 28.00 | tote | Long handles, inside pocket, stands up by itself.
Drinking glass | 12.00 | milk | Straight sides, thick base. Shown with milk.
Ceramic vase, smoke blue | 58.00 | vase | A quiet shape that makes grocery-store tulips look arranged.
Mirror, scalloped brass | 120.00 | mirror | Oval, fourteen inches, on a brass frame.
Larkspur candle | 27.00 | candle-jar-rose | Green stems and a little honeyed pollen.
Clean cotton candle | 27.00 | candle-jar | Like sheets dried outside on a windy day.
Wooden board | 64.00 | cutting-board | Walnut with a handle, oiled twice. Wipe it, never soak it.
Steel spoons, three | 24.00 | 3 spoon | Plain, heavy, and nice to lick.
Glass storage jar | 13.50 | jar | Airtight, with a label you can write on.
Willow basket | 52.00 | basket | For bread, kindling or a cat.
`,
  'groveland-glass': `
Snow globe, pines | 24.00 | snow-globe | Two pines and the Dome under glass.
Snow globe, the Dome | 48.00 | snow-globe | Heavy base, slow flakes, granite cast from a real model.
Wind chime, blue bell | 56.00 | wind-chime | Nine pieces on waxed line. More whisper than clatter.
Wind chime, paper strip | 56.00 | wind-chime | One glass bell with a paper strip that catches the breeze.
Cocktail glass with straw | 18.00 | tropical-drink | Hand-blown and tall. Shown with a drink in it.
Whiskey tumbler | 22.00 | whiskey | Thick base, a dimple for the thumb.
Whiskey tumblers, set of four | 80.00 | 4 whiskey | Close relatives rather than twins. Shown with whiskey.
Wine glass | 38.00 | wine | Thin rim, tall stem. Shown with wine.
Vase, slate blue | 34.00 | vase | No taller than a hand. Takes the window well.
Crystal ball | 52.00 | crystal-ball | Midnight glass with gold stars, on a white foot. It knows as much as we do.
Oil lamp, painted | 46.00 | lamp | A drop shape with a cotton wick; burns six hours on a fill.
Bulb, hand-blown | 48.00 | bulb | Fits a standard socket, warm light.
Landscape magnet | 7.50 | magnet-tile | Offcuts from the week, square and shiny.
Glass gem, blue | 12.00 | gem | Cut like a diamond, priced like a window.
Mirror, hand-silvered | 85.00 | mirror | Scalloped frame, silvered the old way.
`,
  'gilded-quail': `
Wristwatch, blue | 240.00 | watch | Serviced last year, keeps railroad time.
Mantel clock | 185.00 | mantel-clock | Walnut, eight-day, strikes the hours softly. Key included.
Skeleton keys, three | 18.00 | 3 old-key | Three old ones. None fits anything we have tried.
Jail padlock, brass | 75.00 | lock | Working, with its key. From a Coulterville estate, not from the jail, we think.
Gilt mirror | 210.00 | mirror | Oval, foxed at the edges, flattering in the evening.
Amphora, terracotta | 90.00 | amphora | Two handles, a Greek key, a chip at the foot.
Paper lantern, red | 35.00 | lantern | Silk on bamboo, from a hotel in Coulterville.
Wooden chair, dark | 65.00 | chair | Walnut, reglued last winter by a man in Snelling.
Spectacles, blue-tinted | 38.00 | glasses | Frames from the fifties. Your optician can change the lenses.
Coin purse, red | 54.00 | purse | Kiss clasp, silk lining, one owner.
Top hat, silk | 120.00 | top-hat | Size seven. The box is from San Francisco and is the better part.
Violin, for the wall | 60.00 | violin | An old fiddle with no voice left but lovely shoulders.
Sheet music | 12.00 | musical-score | Waltzes and a march, somebody's pencil in the margin.
Bank token, brass | 18.00 | coin | From the old bank on Main Street, worn smooth at the edge.
Old postcards, dozen | 9.00 | 12 postcard | The Dome a dozen times, most of them written on. Some messages beat the view.
`,
  'sweet-lucinda': `
Striped candies, six | 2.50 | 6 candy | Pulled in the window, wrapped in red.
Striped candies, dozen | 4.75 | 12 candy | Counted by a heavy hand, wrapped in red.
Rainbow swirl pop | 3.75 | lollipop | Six inches across, rolled by hand, lasts an entire Tioga crossing.
Honey swirl pop | 1.75 | lollipop | Mount Bullion honey in every color it can be talked into.
Butterscotch candies, three | 1.50 | 3 candy | Wrapped one by one in red and gold.
Chocolate bar, milk | 5.50 | chocolate | Creamy, in a red wrapper.
Roasted peanuts, half pound | 5.50 | 12 peanuts | In the shell, still warm at three.
Salted popcorn | 4.75 | popcorn | Copper kettle, coarse salt, a striped box.
Buttered popcorn | 5.75 | popcorn | Real butter. Shiny fingers guaranteed.
Soft pretzel, salted | 4.00 | pretzel | Baked here, coarse salt.
Fresh cherries, half pound | 5.50 | 6 cherries | In June, from the orchard on Triangle Road.
Red bow | 3.25 | ribbon | For the box. We tie it for you.
Empty candy jar | 9.50 | jar | Glass, wide mouth. Fill it from the bins.
Party assortment, 3 lb | 36.00 | gift | Nine kinds boxed in rows, wrapped and labeled for whoever turned ten.
`,
  'lamplight-games': `
Dice, white and red | 4.00 | dice | Rounded corners, easy to read by lamplight.
Dice, set of five | 9.00 | 5 dice | Five dice and the rules of nine games.
Tournament checkers set | 42.00 | checkers | A maple and walnut board with twenty-four heavy pieces.
Two decks of cards | 14.00 | 2 joker | Linen finish, jokers on top.
Thousand-piece puzzle, the Dome | 22.00 | puzzle-box | Lots of sky, for people who like a challenge.
Mah-jongg tiles, red dragon, four | 12.00 | 4 mahjong | For the set that has lost its own.
`,
}
