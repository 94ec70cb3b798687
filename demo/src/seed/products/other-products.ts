/** One product per line: name | price | drawing | description. `6 cookie` is an image of six cookies. */
export const otherProducts: Record<string, string> = {
  'pickett-hardware': `
Layer pellets, 50 lb | 24.50 | feed-sack | Sixteen percent, non-medicated. Dale loads it into your truck.
Scratch grain, 25 lb | 15.75 | feed-sack | Cracked corn, wheat and milo. Your hens will love it.
Alfalfa cubes, 50 lb | 21.95 | feed-sack | Low dust and quick to soak. Good for older horses.
Framing hammer, 20 oz | 34.95 | hammer | Milled face, hickory handle you can replace here for nine dollars.
Splitting axe | 59.00 | axe | Four pounds, hung and sharpened in the shop. For anything but the toughest oak.
Handsaw, 20 inch | 27.50 | saw | For limbs after wind and boards before supper. Wooden grip.
Open-end wrench, 10 inch | 14.00 | wrench | Forged, a size at each end. Fits most of the tractor.
Screwdriver, flat | 8.95 | screwdriver | The one that lives in the kitchen drawer and does everything.
Bolts with nuts, by the pound | 5.75 | 3 bolt | Galvanized, three-eighths, nuts included.
House key, cut while you wait | 3.25 | key | Ninety seconds. Brass, from your own.
Blue bucket, 3 gallon | 9.50 | bucket | Thick plastic, steel handle, marked inside by the quart.
Wooden ladder, 8 foot | 89.00 | ladder | Oak rungs, wide feet. We'll tie it to your roof rack.
Flashlight, LED | 36.00 | flashlight | Eight hours on the low setting. Batteries included.
Batteries, four | 9.95 | 4 battery | Fresh stock, dated this year.
Flower seed, Mariposa mix | 3.95 | seed-packet | Five varieties that stand up to 104-degree summers.
Cover crop seed, 1 lb | 8.50 | seed-packet-green | Bell beans, vetch and rye for the bed you are too tired to plant.
Straw broom | 16.95 | broom | Four-stitch corn broom made by one family in Oregon.
Toolbox, steel | 44.00 | toolbox | Cantilever trays, red, dents like a truck.
`,
  'switchback-outfitters': `
Two-person tent | 219.00 | tent | Four pounds, two doors, no arguments at three in the morning.
Tent rental, weekend | 45.00 | tent | Cleaned, checked, every stake counted.
Leather hiking boots | 178.00 | boot | Norwegian welt, resoleable. Bring your own socks and an hour.
Light hikers | 124.00 | sneaker | For dry trails and quick feet. Wide lasts in stock.
Flip-flops, blue | 24.00 | 2 sandal | For the camp side of the day.
Daypack, red, 24 liter | 89.00 | backpack | Hip belt pockets that fit a phone and a plum.
Accessory cord, 60 feet | 74.00 | knot | Sixty feet, six millimeters, blue. For tents and bear bags, not for belaying.
Flashlight, 350 lumens | 42.00 | flashlight | Lock switch, so it stays off in your pack.
Pocket compass | 36.00 | compass | For bearings, and for finding the car again.
Wool socks, green | 22.00 | socks | Midweight. Guaranteed against holes, by the maker and by us.
Liner gloves, purple | 26.00 | gloves | Thin enough to tie a knot in.
Fleece scarf, red | 19.00 | scarf | Long, light, warm when wet.
Steel bottle, green, 32 oz | 34.00 | water-bottle | Wide mouth, accepts a filter and snow.
Sunglasses, glacier | 64.00 | sunglasses | Very dark lenses for snow and ten thousand feet.
Adhesive bandages, dozen | 6.00 | 12 bandage | Large blue ones that stay on when you sweat.
Skis, used | 95.00 | skis | Boots and bindings included, size 27. For the snow park, not the backcountry.
`,
  'merced-fly-shop': `
Hooks, three | 4.50 | 3 hook | Gold, sharp, size 8.
Small hooks, six | 7.50 | 6 hook | Size 14, gold. Easier on the trout.
Single hook, large | 2.50 | hook | Size 2, for bass.
Starter rod and reel | 139.00 | fishing-pole | Nine foot five weight, lined and ready, with a casting lesson thrown in.
Travel rod | 118.00 | fishing-pole | Packs to twenty inches. No excuses on business trips.
Wading boots | 145.00 | boot | Studded rubber, tall ankle, for the slick part above the bridge.
Fly-tying thread | 4.95 | thread | Blue, on a wooden spool.
Sun lotion, river-safe | 11.50 | lotion | No oxybenzone. Rub it in before you touch the fly.
Creel basket | 68.00 | basket | Woven willow, carries lunch better than fish.
Spinning rod | 64.00 | fishing-pole | Six feet, with reel and line, ready to cast.
Field coat, tan | 88.00 | coat | Waxed cotton, pockets where you need them.
Fishing cap, blue | 26.00 | cap | Dark under the brim, to see what you are about to miss.
River thermometer | 14.00 | thermometer | Above sixty-eight degrees, go swimming instead and let them be.
Folded river map | 12.00 | trail-map | Accurate for the first six miles.
Lure, painted fish | 8.50 | tropical-fish | Blue and orange, wiggles. The bass disagree about it.
Floating fish, kids' | 8.50 | fish | Blue, bobs upright, has never been caught.
`,
  'hite-cove-bicycles': `
Town bicycle, refurbished | 285.00 | bicycle | Steel frame from the eighties, new cables, tires and bell.
Bicycle rental, day | 45.00 | bicycle | Gravel or upright. Comes with lock, pump and a route card.
Bicycle, kids' twenty inch | 165.00 | bicycle | One gear, two brakes, grows with the seatpost.
Wrench, 15 mm | 14.00 | wrench | For pedals and axle nuts. Hang it where you can find it.
Hammer and wrench | 32.00 | tools | The two we reach for, sold together.
Screwdriver, small | 9.00 | screwdriver | For limit screws and bells.
Brass bell | 18.00 | bell | A single clear ding, audible over a river.
Rescue helmet, red | 58.00 | helmet | With chin strap. The ski patrol's spare ones.
Front light | 39.00 | flashlight | Four hundred lumens, clips to the bar or to your hand.
Bike backpack, red | 49.00 | backpack | Sewn in town, keeps lunch off your spine.
Bottle, poppy | 22.00 | water-bottle-poppy | Steel, twenty-four ounces, fits the usual cage.
Winter gloves | 27.00 | gloves | Purple, warm, thin enough to shift in.
Chain lube, dry | 9.50 | oil-bottle | For dust, which is what we have.
Padlock, brass | 24.00 | lock | For a chain you already have. Good for your trip to Fresno.
`,
  'oak-and-acorn-nursery': `
Valley oak, one gallon | 16.00 | oak | From acorns gathered in the county. Plant it for your grandchildren.
Blue oak seedling | 7.50 | seedling | A foot of root, four inches of tree.
Potted manzanita | 24.00 | potted-plant | Mahogany bark, white flowers in January, no water by year three.
Hibiscus, one gallon | 14.50 | hibiscus | Pink blooms as wide as a hand, all summer.
Sage, cut | 4.00 | herb | Leafy sprigs for the kitchen.
Wheat, ornamental | 10.50 | wheat | Golden heads by July. Deer leave it alone.
Tomatoes, Early Girl, 1 lb | 3.50 | 3 tomato | From our own test bed. Like them? The starts are in row two.
Red chiles, handful | 2.50 | 3 pepper-hot | From the test bed. Hot.
Strawberries, dozen | 5.00 | 12 strawberry | From the test bed, Seascape variety. Ask us for crowns in February.
Saguaro cactus, small | 14.00 | cactus | In no hurry. An inch a year.
Cactus, large | 29.50 | cactus | Arms and all. Bring gloves.
Native meadow seed | 14.00 | seed-packet | Covers a hundred square feet. Poppies, clarkia, goldfields.
Lettuce and greens seed | 3.75 | seed-packet-green | Sow every other week from September and never buy a bag again.
Potting mix, 1.5 cubic feet | 17.50 | feed-sack | Bark, compost, pumice. No peat, no fuss.
Shrub in terracotta pot | 18.50 | potted-plant | Eight inches, with drainage.
Garden scissors | 16.00 | scissors | Red handles you can find in the grass.
Garden bucket, blue | 12.00 | bucket | Three gallons, steel handle.
`,
  'fiddle-and-fret': `
Student fiddle | 245.00 | violin | Set up by Rosalind: bridge cut, pegs turning. We lend you the bow.
Fiddle rental, month | 28.00 | violin | Half goes toward buying. All sizes down to the tiny one.
Open-back banjo | 420.00 | banjo | Maple neck, skin-look head, plunky in the best way.
Trumpet, student | 240.00 | trumpet | Valves cleaned, case included, dents honest.
Electric guitar, used | 310.00 | guitar | Red, one pickup rewired, fresh frets.
Sheet music, fiddle tunes | 11.50 | musical-score | Ten tunes on good paper.
Flute, wooden | 65.00 | flute | Six holes and a warm tone.
Snare drum | 74.00 | drum | Fourteen inches, red shell, sticks included.
Accordion, twelve bass | 380.00 | accordion | Red pearl, tuned, a little asthmatic on the low C.
Maracas, gourd | 16.00 | maracas | Dried in Hornitos and seeded by hand.
Saxophone, alto | 480.00 | saxophone | New pads this spring. Try it in the back room, please.
Hand drum, tall | 95.00 | long-drum | Goat skin, rope-tuned, loud.
Tune book, foothill fiddle | 19.00 | open-book | Sixty-two tunes collected from kitchens between here and Jamestown.
Used records, any three | 12.00 | 3 record | Old-time, ranchera and one polka bin.
Hand bell | 30.00 | bell | Brass, tuned to A, more or less.
`,
  'good-dog-supply': `
Peanut butter bones, dozen | 8.50 | 12 bone | Oat flour, peanut butter, no salt. Baked Monday, gone Thursday.
Marrow bone, smoked | 6.75 | bone | From Jessup's, slow-smoked, good for an afternoon of peace.
Rabbit toy, plush | 12.50 | rabbit | Squeaks. Briefly.
Sweet potato | 1.95 | sweet-potato | Steam it, mash it, put it on the kibble. Nothing else at all.
Fish toy, squeaky | 9.50 | fish | Blue, floats, survives a lake.
Leash, six foot | 26.00 | leash | Red cord, brass clip, spliced here.
Leather leash | 38.00 | leash | Bridle leather, brass snap, softens by Christmas.
Dog portrait, printed | 24.00 | dog | Send us a photo. Yours will be this happy.
Name tag, engraved | 9.00 | label | Brass or steel, two lines, five minutes.
Squirrel toy | 11.00 | squirrel | Double-stitched. Average survival nine days.
Racket and ball | 19.50 | tennis | The racket is for you, the ball is for the dog.
Food bowl, green | 24.00 | bowl | Cannot be carried around the kitchen. We have tried, with a Labrador.
Oatmeal shampoo bar | 9.50 | soap-bar | No perfume. Smells of dog, but a clean one.
Wash bucket | 14.00 | bucket | Blue, three gallons, for muddy feet.
Paw balm | 10.00 | tin-marigold | Beeswax and calendula for hot granite and cold snow.
Cat mask, kids' | 6.50 | cat | Felt, with whiskers. The cat will leave the room.
Ball of yarn | 9.00 | yarn | The cat's favorite, in blue wool.
`,
  'fairgrounds-western': `
Lace-up work boots, men's | 149.00 | boot | Tan leather, thick sole. We stretch while you wait.
Red boots, women's | 215.00 | womans-boot | Red leather, tan pull strap, a heel that clicks.
Red boots, kids' | 74.00 | womans-boot | Sturdy enough for 4-H and a growth spurt.
Leather shoes | 98.00 | leather-shoe | Brown, plain toe. For Sundays and hearings.
Straw hat, red bow | 64.00 | sun-hat | Woven straw, steamed to your head, red ribbon.
Sun hat, wide brim | 58.00 | sun-hat | Keeps the sun off both shoulders.
Top hat, black | 35.00 | top-hat | For parades, weddings and the melodrama in July.
Work jeans | 54.00 | jeans | Stiff as a gate the first week, yours forever after.
Riding jeans | 62.00 | jeans | Flat inseam, longer leg, nothing that rubs.
Field coat, tan | 98.00 | coat | Tan canvas, wide collar, pockets for fencing staples.
Winter gloves, purple | 19.00 | gloves | Knit, warm, and easy to find in the tack room.
Red scarf | 28.00 | scarf | Two yards of red wool with a fringe.
Trophy cup, engraved | 115.00 | trophy | Name, event, year. Ready by Friday.
Boot socks, green | 14.00 | socks | Tall, cushioned, stay up.
Saddle wax, green tin | 9.50 | tin | Glycerin and beeswax. A rag and a quiet evening.
Horse head, carved | 45.00 | horse-face | Walnut, for the shelf above the saddle.
`,
  'darkroom-on-sixth': `
Black and white film, 400 | 10.50 | film | Thirty-six frames, forgiving of your light meter.
Color negative, 200 | 13.00 | film | Warm in late sun. Three rolls to a customer while it lasts.
Slide film, 100 | 16.50 | film | Fresh from the fridge. We develop it too.
35 mm camera, serviced | 165.00 | camera | Metal body, new seals, meter checked against ours.
Rangefinder, 1950s | 140.00 | camera | Quiet shutter, silver top, fits a coat pocket.
Camera loan, weekend | 30.00 | camera | With a roll loaded and five minutes of teaching.
Video camera, used | 75.00 | video-camera | Takes tapes. Two come with it.
Enlarger bulb | 12.00 | bulb | Screw-in. Turns any bathroom into a conspiracy.
Darkroom starter box | 54.00 | package | Paper, tongs and two trays in a carton, with a list.
Developer, test tube | 4.50 | test-tube | Enough for one roll. Mixed on Mondays.
Framed print, the Valley | 85.00 | framed-print | Late sun over the Dome, by Ansel Iwata, no relation.
Landscape painting, framed | 85.00 | painting | Hills and sun, in a wooden frame.
Magnifying glass | 27.00 | magnifier | Stand it on the ground glass and stop guessing.
Wrist strap, red cord | 22.00 | leash | A steel clip and a loop, kinder than the yellow one with the logo.
Envelopes for negatives, dozen | 8.50 | 12 envelope | Holds a year of Sundays.
Film projector | 140.00 | projector | Runs, hums, throws a bright square. One reel included.
`,
  'patchwork-thrift': `
Tan coat | 22.00 | coat | Three pockets, two buttons replaced.
Party dress, about 1962 | 34.00 | dress | Blue, full skirt, one replaced zipper.
Red scarf | 8.00 | scarf | Red wool, dry-cleaned. Still itches slightly, as tradition requires.
Blue jeans | 12.00 | jeans | Worn in by somebody taller.
Blue hoodie | 18.00 | hoodie | Soft, broken in, one cuff mended.
Leather handbag | 26.00 | handbag | Saddle tan with a working clasp.
Suitcase, hard shell | 29.00 | suitcase | Blue, satin lining. Best as a bedside table now.
Records, any five | 7.50 | 5 record | Country, easy listening, someone's entire mambo phase.
Transistor radio | 16.00 | radio | Picks up Fresno on clear evenings.
Desk telephone, red | 38.00 | telephone | Red. Rings when wired, decorative when not.
Paper lantern | 9.50 | lantern | Red and round, folds flat.
Striped blankets, three | 65.00 | blanket | Red wool, cream stripes, washed.
Teapot, red, chipped | 6.00 | teapot | The chip faces the wall. Pours beautifully.
Dice | 1.00 | dice | From a board game that lost the rest.
Used books, three | 4.50 | books | A green one, a red one, a blue one. Two will be good.
Wooden chair | 15.00 | chair | Sturdy, brown, one leg shorter by the thickness of a coaster.
`,
  'ridge-runner-sports': `
Trail shoes, men's | 128.00 | sneaker | Rock plate, four-millimeter drop, drains after creeks.
Trail shoes, women's | 128.00 | sneaker | The same tread on a narrower last.
Running bottle, green | 19.00 | water-bottle | Steel, half a liter, no slosh.
Running socks, two pairs | 17.00 | 2 socks | Left and right, and it matters.
Finisher's medal | 12.00 | medal | For a race you ran alone. We won't ask.
Running cap, blue | 23.00 | cap | Dunk it at mile three.
`,
}
