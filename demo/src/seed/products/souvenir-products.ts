/** One product per line: name | price | drawing | description. `6 cookie` is an image of six cookies. */
export const souvenirProducts: Record<string, string> = {
  'three-brothers-outpost': `
Gate mug, pine green | 17.00 | camp-mug | Enamel over steel with the ridge line in white. Goes on a fire, not in a microwave.
Gate mug, river blue | 17.00 | camp-mug-blue | The same mug in the color of the Merced in June.
Gate mug, cream | 17.00 | camp-mug-cream | Enamel over steel, in cream.
Three Brothers poster | 28.00 | poster | Four-color print drawn from the meadow by Caleb's sister. Eighteen by twenty-four.
Round granite patch | 8.50 | patch | Merrowed edge, three inches. Sews, or irons if you are careful.
Ridge pin | 9.50 | enamel-pin | Hard enamel with two posts so that it doesn't spin.
Dusk magnet | 6.50 | magnet-tile | The domes in last light. Strong enough to hold a park map.
Summit sticker | 3.50 | sticker | Survives the dishwasher and at least one bear locker.
Trail bottle, pine green | 32.00 | water-bottle | Steel, 24 ounces, double wall. The ice is still ice at the top of the falls.
Trail bottle, poppy | 32.00 | water-bottle-poppy | Easier to find when you set it down and walk off.
Outpost hoodie | 58.00 | hoodie | Midweight, brushed inside, cut long. In slate blue.
Stripe tee, moss | 27.00 | shirt | Soft ring-spun cotton with a pale band across the chest.
Blue trail cap | 29.00 | cap | Quick-dry, with a brim that packs flat. The color of the sky at noon.
Hiking socks, green | 21.00 | socks | Merino, cushioned heel. Handy if yours got wet.
Umbrella, purple | 22.00 | umbrella | For the trail under the falls in May.
Plush bear | 24.00 | teddy | Cinnamon brown, with embroidered eyes. About ten inches tall.
Trail map, waterproof | 14.95 | trail-map | Trails, river, contour lines you can trust. Folds back the way it was.
Postcards, set of six | 9.00 | 6 postcard | The Dome at dusk, thick card stock, plenty of room to write.
`,
  'wawona-road-trading': `
Camp blankets, red | 129.00 | blanket | Wool with cream stripes; weighs what a blanket should.
Camp blankets, lake | 129.00 | blanket-lake | For those whose cabin already has enough red.
Carved bear head | 38.00 | bear | Chainsawed from cedar by Hollis's neighbor, six inches and cheerful.
Carved owl | 44.00 | owl | Sugar pine, burnt eyes, keeps jays off a porch for about a week.
Cedar log | 12.00 | wood | Smells of the mill. Good beside the stove.
Evergreen, carved | 29.00 | evergreen | A hand-high pine from one piece of wood.
Wool scarf, red | 36.00 | scarf | Long enough to wrap twice and still look casual.
Winter gloves | 49.00 | gloves | Purple fleece, warm to twenty degrees.
Camp mug, green | 16.00 | camp-mug | Green enamel, twelve ounces, white peak on the side.
Maple leaf, sugar | 7.50 | maple-leaf | Pressed maple sugar, red, from people who have maples.
Fox pillow, plush | 21.00 | fox | Orange, soft, suspicious of raccoons.
Cabin candle | 22.00 | candle-jar-green | Fir and cold air.
Snow globe, pines | 26.00 | snow-globe | Shake gently; they have been through enough.
Raccoon pillow, plush | 19.00 | raccoon | Masked, innocent, has your sandwich.
Feather pen | 11.00 | feather | Turkey quill with a ballpoint hidden inside.
Fish Camp key fob | 8.50 | key-ring | Burned leather with a tree and the altitude.
`,
  'gateway-postcards': `
Postcard, any | 1.50 | postcard | From the wall. Pen on loan, mailbox by the door.
Postcards, dozen | 14.00 | 12 postcard | Twelve of the one that sells out first; aunts don't compare.
Butterfly pin | 9.00 | butterfly | The town's namesake in orange and black enamel.
Envelopes, dozen | 6.50 | 12 envelope | White, gummed, for the cards that deserve one.
Envelope, large | 2.25 | envelope | For the print you just bought, with a board inside.
Valentine card | 6.00 | love-letter | In its envelope, closed with a red heart. Includes a draft you may copy.
Travel poster, half size | 16.00 | poster | The Dome, the hills and a pale sun, printed from linocut.
Travel poster, the Valley | 24.00 | poster | Seven inks. Hang it somewhere north-facing.
Miniature framed print | 32.00 | framed-print | Postcard sized, float mounted, ready for a nail.
Sunset sticker | 3.25 | sticker | Orange sky over the Dome. Rounded, waterproof.
Museum ticket | 6.00 | ticket | For the history center across the street. Good for a year.
Confetti notebook | 8.00 | notebook | Forty-eight pages, round corners, stitched on the big table.
Wooden pencil, stamped | 1.25 | pencil | Says it was here. Sharpen and prove it.
Travel pen, blue | 7.50 | pen | A short fountain pen with a clip and one spare cartridge.
Parchment scroll | 9.00 | scroll | Ruled lightly, for declarations.
Scrapbook, red | 27.00 | book | Heavy pages with tissue between; string tie.
`,
  'tuolumne-patch': `
Dome patch | 8.50 | patch | The one everyone buys. Rust border, eleven thread colors.
Dome patch, small | 6.50 | patch | The same scene at two inches, for hats and elbows.
Dome patches, three | 22.00 | 3 patch | One for the pack, one for the jacket, one for whoever asks.
Shield pin, high country | 10.50 | enamel-pin | Gold plate, hard enamel, rubber clutches.
Shield pins, three | 28.00 | 3 enamel-pin | For the three of you who made it to the top.
Flower pin | 9.50 | blossom | Pale petals and an orange heart, an inch tall.
Bear pin | 9.50 | bear | Smiling on principle.
Blue fish pin | 9.50 | tropical-fish | Blue and yellow enamel. No such trout, and no regrets.
Trucker cap, blue | 27.00 | cap | Any patch from the wall, sewn while you drink a coffee.
Tan coat | 74.00 | coat | Canvas, room for three patches on the back.
Canvas tote | 24.00 | tote | Heavy natural canvas with a green peak.
Die-cut sticker | 3.00 | sticker | The dome, minus the circle.
Sticker sheet, twelve | 5.50 | 12 sticker | Twelve small Domes at dusk. Share them around.
Pushpin, large red | 4.00 | pushpin | For the wall map at home.
Needle and thread | 6.00 | needle | Enough blue thread for four patches.
`,
  'arch-rock-prints': `
Dome at dawn, screen print | 48.00 | poster | Pale sky, green hills. Five screens, signed in pencil.
Dome at noon, screen print | 48.00 | poster | Blue sky, gray granite. Edition of two hundred.
Sunrise, framed | 135.00 | framed-print | Black ash frame made by Noor's brother, museum glass.
Valley study, framed | 110.00 | framed-print | Green hills, one warm sky.
Small original, gouache | 160.00 | painting | Painted at the pullout by the tunnel, six by eight inches.
Mini prints, set of four | 36.00 | 4 postcard | The Dome at dusk, at postcard size, one for each wall.
Greeting cards, tulip, six | 21.00 | 6 greeting-card | One red tulip on heavy cream card, blank inside.
Scroll, handmade paper | 18.00 | scroll | Cotton rag, one end curled, ruled by hand.
Striped towels, three | 26.00 | blanket | Red with cream stripes, block-printed by hand.
Tote, poppy red | 23.00 | tote-poppy | Poppy-red canvas with a white peak.
Painter's palette | 19.00 | palette | A wooden palette with the four colors of the valley on it.
Sable brush, travel | 19.50 | paintbrush | Size six, with a cap that doubles as the handle.
Drawing pencils, six | 12.00 | 6 pencil | Soft lead, cedar cased, an eraser on the end.
Confetti sketchbook | 17.50 | notebook | Takes a wash without buckling. Dots on the cover only.
Sunrise, small print | 40.00 | sunrise | Orange sky over green hills.
`,
  'placer-pan-supply': `
Steel pan, 12 inch | 19.50 | gold-pan | Blued steel as it was in 1850. Season it and it stays yours.
Plastic pan, 14 inch | 16.00 | gold-pan | Green, riffled, light. Most gold is found with the unromantic one.
Child's pan | 9.50 | gold-pan | Eight inches, with a pinch of something shiny at the bottom.
Vial of flakes | 18.00 | gold-vial | A half grain of real placer gold suspended in water.
Vials of flakes, three | 48.00 | 3 gold-vial | Three vials for three children, so that nobody has to share.
Gold nugget | 85.00 | nugget | About a gram, from the Merced drainage, weighed in front of you.
Bucket for paydirt | 9.00 | bucket | Blue, three gallons. Carries more than you want to.
Buckets, three | 24.00 | 3 bucket | Nest inside each other on the walk in.
Prospector's pick | 39.00 | pick | Forged head, hickory handle. Pry, chip, lean on it thoughtfully.
Pump bottle | 6.50 | lotion | Half a pint of water, one drop at a time, for the last of the sand.
Magnet for black sand | 12.00 | magnet | Lifts the iron, leaves the rest. Use it through a bag.
Magnifying glass | 15.00 | magnifier | To tell gold from its many impersonators.
Creek access map | 5.00 | trail-map | Where panning is allowed and when. Free with any pan.
Donkey, plush | 19.00 | donkey | In memory of every mule that carried the gear.
Horse hand puppet | 17.00 | horse-face | Carries nothing and has a good attitude.
Granite, pocket piece | 3.00 | rock | Gray, faceted, from the creek. No luck guaranteed.
`,
  'granite-and-pine': `
Ridge hoodie, slate | 62.00 | hoodie | Fleece inside, drawn ridge across the chest. Shrinks for nobody.
Ridge hoodie, kids' | 48.00 | hoodie | The same slate blue and the same peak, small sizes.
Stripe tee, sage | 28.00 | shirt | Light green, one pale band. The rest is up to you.
Stripe tee, kids' | 19.00 | shirt | Light green, hides grass.
Cap, sky blue | 34.00 | cap | Sky blue, six panels, one size.
Sun hat, straw | 31.00 | sun-hat | Wide brim, sweatband, flattens in a suitcase and recovers.
Crew socks, green | 16.00 | socks | Two yellow stripes, blue toes. Two per foot in January.
Scarf, red | 13.00 | scarf | Red fleece, for the chairlift and the porch.
Camp mug, navy | 18.00 | camp-mug-blue | Twelve ounces, white peak on the side.
Camp mug, forest | 18.00 | camp-mug | For those who match their jacket.
Steel bottle, green, 20 oz | 29.00 | water-bottle | Powder-coated in Fresno. Dents honorably.
Daypack, red, 18 liter | 54.00 | backpack | A front pocket for the map and a loop for wet socks.
Canvas tote, green peak | 22.00 | tote | Screen-printed by hand and, in one batch of forty, upside down.
Sunglasses, polarized | 38.00 | sunglasses | Recycled frames; cut the glare on Bass Lake to nothing.
Car sticker, ridge | 4.00 | sticker | Vinyl, six-year outdoor rating.
Christmas tree, small | 14.00 | christmas-tree | Ten inches, decorated, folds flat.
`,
  'valley-floor-maps': `
Valley loop map | 9.95 | trail-map | Every path on the floor, walking times by an honest walker.
High country map, waterproof | 15.95 | trail-map | One to sixty-three thousand, contour lines legible.
Mountain, carved | 49.00 | mountain | Snow on top, forest at the foot, felt below.
Parchment scroll | 16.00 | scroll | For your own map. Ink not included.
Pine, pocket-size | 9.95 | evergreen | A painted wooden pine for the window sill.
Owl, painted | 12.95 | owl | Brown, four inches, stares.
Field guide, red | 14.95 | book | What you see from Glacier Point, month by month.
John Muir, three volumes | 24.00 | books | Small type, large enthusiasm.
Geology for walkers | 18.95 | open-book | Why the walls are where they are, in ninety pages.
Pocket compass | 24.00 | compass | Declination marked for here, with a ring for the cord.
Brass compass | 38.00 | compass | Heavier, prettier and it still points north.
Telescope, one-day rental | 15.00 | telescope | Climbers on the wall, from a chair in the meadow.
Field notes, confetti cover | 11.00 | notebook | Writes in drizzle with any pencil.
Pencils, dozen | 4.50 | 12 pencil | Orange, pre-sharpened, eraser on the end.
Park newspaper, old issue | 1.50 | newspaper | Something from the seventies. Read the bear advice.
Magnifying glass, junior | 12.00 | magnifier | For bark, beetles and small print.
`,
  'whistle-stop': `
Steam engine, wooden kit | 44.00 | train | Sixty pieces, no glue, wheels that really turn.
Pull-along engine | 32.00 | train | Maple, rounded corners, for someone under four.
Tin locomotive | 26.00 | train | Wind-up, lithographed, runs three feet with dignity.
Brass bell | 29.00 | bell | The sound of the yard at noon. Loud, so please try it outside.
Crossing bell, desk size | 24.00 | bell | For meetings that need ending.
Paper lantern, striped | 28.00 | lantern | Red and gold, with a battery candle.
Flashlight, conductor's | 34.00 | flashlight | Brakeman's shape, sensible insides.
Track bolt, with papers | 15.00 | bolt | Pulled from the grade above the mill; the tag gives the milepost.
Valley poster | 22.00 | poster | Printed in four colors in the depot's back room.
Train ticket, reproduction | 6.00 | ticket | Southbound on one side, excuses on the other.
Engineer cap, blue | 19.00 | cap | Blue twill, two sizes, one for the grandchild.
Conductor's watch | 46.00 | watch | Blue strap, large hands, right to the second when we sell it.
Leather key fob | 9.50 | key-ring | Burned with a ridge line, on a steel ring.
Postcards, the Dome, six | 7.00 | 6 postcard | One for each friend who stayed home.
Wagon wheel, small | 58.00 | wheel | Eighteen inches, oak spokes, for walls rather than wagons.
`,
  'wandering-marmot': `
Beaver plush | 22.00 | beaver | Dark brown, sitting up, with a tail worth the money.
Bear cub, plush | 26.00 | teddy | Weighted paws so that it sits by itself.
Red bird, plush | 18.00 | bird | Red from beak to tail. Will steal a cracker from a plush bear.
Owl plush | 24.00 | owl | The head turns nearly all the way.
Deer, felted | 31.00 | deer | Needle-felted wool with antlers, five inches at the shoulder.
Wolf hand puppet | 27.00 | wolf | Moving mouth, excellent howl, yours.
Tree frog finger puppet | 8.50 | frog | Pacific chorus frog. They come in fives for a reason.
Snail, plush | 9.50 | snail | Slow, soft, carries its own house.
Confetti journal, junior | 9.00 | notebook | Room for weather, tracks and feelings about lunch.
Rainproof pencil | 2.25 | pencil | Writes upside down, too, should you be hanging.
Bug magnifier | 7.50 | magnifier | Look, wonder, let go.
Kids' backpack, red | 39.00 | backpack | Ten liters, red, with a front pocket for treasure.
Paw print decals, pair | 6.00 | paw | Two black paws for a window, a bumper or a sleeping brother.
Dome sticker | 3.00 | sticker | The view the marmots have, waterproof.
Jumbo crayon, lime green | 2.50 | crayon | Thick enough for small hands.
Puzzle, the Dome, 100 pieces | 17.00 | puzzle-box | An hour for two, an afternoon for one.
`,
  'courthouse-keepsakes': `
Brass bell, desk | 36.00 | bell | Five inches, polished. Order in the court costs extra.
Bell ornament | 14.00 | bell | A small copy of the one that came by ship and mule in 1866.
Landscape magnet | 6.00 | magnet-tile | Orange sky, green hills, your refrigerator.
County history, volume one | 19.95 | book | From the people who were always here to the first gavel.
Trials of note | 12.95 | open-book | Eleven cases, told by a retired clerk with a dry pen.
Deed, facsimile | 8.50 | scroll | A mining claim from 1851, inked blanks left for your own name.
Parchment certificate | 7.50 | scroll | Hand-set, sealed and legally worthless.
Scales paperweight | 42.00 | scales | Cast brass. They balance if your desk does.
Commemorative coin | 16.00 | coin | Struck for the hundred and seventieth year, courthouse on both sides by mistake.
Dome in watercolor, framed | 64.00 | framed-print | By Lenora's late husband, from the bench across the street.
Postcard, the Dome | 1.75 | postcard | Hand-tinted, from a negative in the county archive.
Fountain pen, clerk's | 26.00 | pen | Blue, plain, meant for signing things twice.
Butterfly pin | 9.50 | butterfly | The town's emblem in orange and black enamel.
Bookmark, red ribbon | 4.00 | bookmark | With a star. Keeps the place in volume one.
`,
  'fossil-and-fern': `
Amethyst geode half | 34.00 | geode | From Artigas, deep violet, sits flat because we cut it so.
Crack-your-own geode | 12.50 | geode | We supply the chain cutter and the suspense.
Geode bookends | 96.00 | 2 geode | A matched pair, twelve pounds, felt on the feet.
Blue gem, large | 28.00 | gem | Faceted, two inches, catches the window.
Blue topaz, cut | 22.00 | gem | Brilliant cut, from Brazil.
Glass gems, five | 9.50 | 5 gem | Five blue ones, for people under ten.
Sun, ceramic | 24.00 | sun | Glazed yellow, hangs on one nail.
Native gold, raw | 165.00 | nugget | Thumbnail specimen with locality card and a loupe to see it by.
Ammonite pair | 38.00 | 2 ammonite | One animal, cut once and polished; two mirrors.
Dinosaur, T. rex | 12.00 | tyrannosaurus | Green, toothy, arms as advertised.
Pressed sprig | 4.50 | herb | A green sprig from the creek, pressed and sealed.
Shark, rubber | 6.50 | shark | Soft teeth. The real ones come from Sharktooth Hill, near Bakersfield.
Quartz rock | 2.50 | rock | Gray and white, from the creek. Fits any worry.
Stone beads, strand | 16.50 | beads | Polished, knotted, with a red tassel.
Magnifying glass | 13.50 | magnifier | Ten times, with a handle that fits a glove.
Rock pick | 32.00 | pick | Drop forged, wooden handle. Goggles are two dollars more and not optional.
Brontosaurus, soft | 15.00 | sauropod | Long neck, soft filling, no teeth.
`,
  'park-deals-direct': `
Park tee 3-pack | 19.99 | 3 shirt | Assorted designs. Colors may vary from picture.
Park cap | 9.99 | cap | One size. Imported.
Magnet bulk lot, 12 | 14.99 | 12 magnet-tile | Twelve magnets, one design.
Key ring | 4.99 | key-ring | Metal and plastic.
Poster, unframed | 7.99 | poster | Ships rolled from partner warehouse.
`,
}
